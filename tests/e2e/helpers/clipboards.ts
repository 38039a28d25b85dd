/** What programs put on the clipboard as HTML, shortened. */
const mark = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>`;
const item = (place: string, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${place} lfo1'>${mark(sign)}<span>${words}<o:p></o:p></span></p>`;

export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body><!--StartFragment-->
<h1><span>Heading<o:p></o:p></span></h1>
<p class=MsoNormal><span style='mso-ansi-language:EN-US'>Plain, <b>bold</b><i> and italic</i>, a <a href="https://www.example.com/y">link</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('l0 level1', '·', 'Bullet')}
${item('l1 level1', '1.', 'One')}${item('l1 level2', 'a)', 'Inner')}${item('l1 level1', '2.', 'Two')}
<p class=MsoNormal>A comment<span class=MsoCommentReference><a href="#_msocom_1">[QA1]</a></span>, a picture <img src="file:///C:/Temp/clip_image001.png">, a bookmark <a name="_Hlk123">here</a>, <a href="file:///C:/plan.docx">a local link</a>.</p><!--EndFragment--></body></html>`;

export const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Heading</span></h2><p dir="ltr"><span style="font-weight:700;white-space:pre-wrap;">Bold</span><span style="font-style:italic;white-space:pre-wrap;"> italic</span></p><ol><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li><ol><li aria-level="2"><p role="presentation"><span>Inner</span></p></li></ol><li aria-level="1"><p role="presentation"><span>Two</span></p></li></ol></b><br class="Apple-interchange-newline">`;

export const outlook = `<div class=WordSection1><p class=MsoNormal>Good morning,<o:p></o:p></p>${item('l3 level1', 'o', 'Point')}<p class=MsoNormal>see <a href="mailto:ada@client.example">Ada</a> and <a href="javascript:alert(1)">this</a></p></div>`;

export const libreOffice = `<html><body><h2 class="western">Heading</h2><p style="margin-bottom: 0cm; font-weight: bold">Bold</p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p></body></html>`;

export const pages = `<html><head><style>p.p1 {margin: 0.0px}</style></head><body><p class="p1"><span class="s1"><b>Bold</b> text</span></p><ul class="ul1"><li class="li1">x</li><ul class="ul1"><li class="li1">y</li></ul></ul></body></html>`;

export const slides = `<div><p><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Three days,\u000bone signal</span></p><p><span style='mso-special-format:bullet'>•</span>Next<br style='mso-special-character:line-break'>line</p></div>`;

const field = (code: string, result: string) =>
  `<span style='mso-element:field-begin'></span><span> ${code} <span style='mso-element:field-separator'></span></span>${result}<span style='mso-element:field-end'></span>`;
export const fields = `<p class=MsoNormal>See page ${field(`PAGEREF ${field('REF x', '_Toc1')} \\h`, '3')}, ${field('HYPERLINK "https://www.example.com/y"', '<a href="https://www.example.com/y">the site</a>')}.</p>`;

export const sheet = `<google-sheets-html-origin><table><tbody><tr><td>Name</td><td>Price</td></tr><tr><td>Ada</td><td>1,5</td></tr></tbody></table></google-sheets-html-origin><table><tr><td></td><td>All in one cell</td></tr></table>`;

export const preformatted = `<pre>one  two\nthree\n</pre><div style="white-space: pre-wrap">\n<p>four\nfive</p>\n<p style="white-space:normal">six\nseven</p></div>`;

export const formula = `<p>10<sup>-6</sup> m<sup><span>3</span></sup> of CO<sub>2</sub>, the 1<sup>st</sup></p><ul><!--[if a]>none<![endif]-->loose<li>in an item</li></ul>`;

const onlineItem = (kind: 'ul' | 'ol', level: number, start: number, words: string) =>
  `<div class="ListContainerWrapper"><${kind} role="list" start="${start}"><li data-listid="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span>${words}</span></span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`;

export const wordOnline = `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Heading</span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p role="heading" aria-level="3"><span>Part</span></p></div>${onlineItem('ul', 1, 1, 'One')}${onlineItem('ul', 2, 1, 'Inner')}${onlineItem('ul', 1, 1, 'Two')}<div class="OutlineElement"><p class="Paragraph"><span>Between</span></p></div>${onlineItem('ol', 1, 1, 'First')}${onlineItem('ol', 1, 2, 'Second')}`;

export const checklist = `<b style="font-weight:normal;" id="docs-internal-guid-2"><ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,AA" alt="unchecked" aria-roledescription="checkbox"><p role="presentation"><span>Task</span></p></li></ul></b>`;

export const docsComment = `<p>Text<sup><a id="cmnt_ref1" href="#cmnt1">[a]</a></sup></p><div><p><a id="cmnt1" href="#cmnt_ref1">[a]</a>Not for readers</p></div>`;

export const hidden = `<div style="display:none;max-height:0">Preview of a mail</div><p><span style="visibility: hidden">a</span><span hidden>b</span><span style="DISPLAY : none">c</span><span style="mso-hide: all">d</span>Shown</p><select><option>e</option></select><p>&#8203;</p><p>&shy;</p><table><tr><td style="display:none">f</td></tr></table>`;

export const struck = `<p>Price: <s>100</s><span style="text-decoration:line-through;font-weight:400">90</span><span style="text-decoration:none"> 80</span><strike>70<s>60</s></strike></p>`;

export const wrapped = `<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Fpage%3Fa%3D1&amp;data=05%7C01%7Cada%40client.example%7C&amp;reserved=0">One</a> <a href="https://www.google.com/url?q=https://www.example.com/page&amp;sa=D&amp;source=editors">two</a> <a href="https://www.google.com/url?q=javascript:alert(1)">three</a> <a href="https://www.google.com/search?q=a">four</a></p>`;

const symbol = (font: string, letter: string) =>
  `<span style='font-family:${font};mso-ascii-font-family:Calibri;mso-char-type:symbol;mso-symbol-font-family:${font}'><span style='mso-char-type:symbol;mso-symbol-font-family:${font}'>${letter}</span></span>`;
export const symbols = `<p class=MsoNormal>Thanks ${symbol('Wingdings', 'J')} next ${symbol('Wingdings', 'à')} step, ${symbol('Symbol', 'D')}t, ${symbol('Symbol', '\uf0b7')} x\uf8ff <img alt="🙂" src="https://chat.example/a.png"></p>`;

/** The same table between two paragraphs. */
export const tables = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>table.MsoTableGrid{border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt}</style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=208 valign=top style='width:155.8pt'><p class=MsoNormal><b>Week<o:p></o:p></b></p></td><td width=208 valign=top><p class=MsoNormal><b>Seen by<o:p></o:p></b></p></td></tr><tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=208 valign=top><p class=MsoNormal>1<o:p></o:p></p></td><td width=208 valign=top><p class=MsoNormal>Night shift<o:p></o:p></p></td></tr></table><p class=MsoNormal>After<o:p></o:p></p><!--EndFragment--></body></html>`,
  docs: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;">Before</span></p><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">Week</span></p></td><td><p dir="ltr"><span>Seen by</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span>1</span></p></td><td><p dir="ltr"><span>Night shift</span></p></td></tr></tbody></table></div><p dir="ltr"><span>After</span></p></b>`,
  libreOffice: `<!DOCTYPE HTML><html><head><meta name="generator" content="LibreOffice"/><style type="text/css">td p { margin-bottom: 0cm }</style></head><body><p>Before</p><table width="643" cellpadding="4" cellspacing="0"><col width="312"/><col width="313"/><tr valign="top"><td><p>Week</p></td><td><p>Seen by</p></td></tr><tr valign="top"><td><p>1</p></td><td><p>Night shift</p></td></tr></table><p>After</p></body></html>`,
};

export const spanned = `<table><tr><td>Region</td><td>Line</td><td>Gauge</td></tr><tr><td rowspan=2>North</td><td>first<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span></td><td>Bend 4</td></tr><tr><td>second<br style="mso-data-placement:same-cell">line</td><td><p>Bend</p><p>5</p></td></tr><tr><td colspan=3>All</td></tr></table>`;

/** A row and a column are hidden in the spreadsheet. */
export const hiddenCells = `<table><col width=64><col width=0 style='display:none;mso-width-source:userset'><col width=64><tr><td>Name</td><td style='display:none'>Salary</td><td>Role</td></tr><tr><td rowspan=2>Bo</td><td style='display:none'>2</td><td>Writer</td></tr><tr height=0 style='display:none'><td style='display:none'>1</td><td>Reader</td></tr><tr><td>Cy</td><td style='display:none'>3</td><td>Editor</td></tr></table>`;
