/** The access rules, written by hand: one line per operation, one column per role. */
export type Rules = Record<string, string>;

/** The operation, then one `yes` or `no` per column. */
const rows = (text: string): Rules => {
  const lines = text.trim().split('\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const words = line.trim().split(/ +/);
      return [words.slice(0, -5).join(' '), words.slice(-5).join(' ')];
    }),
  );
};

const content = rows(`
                                anon rev  auth edit admin
  read what is published        yes  yes  yes  yes  yes
  list drafts                   no   no   yes  yes  yes
  read a draft by id            no   no   yes  yes  yes
  list with draft=true          no   no   yes  yes  yes
  read by id with draft=true    no   no   yes  yes  yes
  find by _status               no   no   yes  yes  yes
  find by a drafted word        no   no   yes  yes  yes
  count drafts                  no   no   yes  yes  yes
  list versions                 no   no   yes  yes  yes
  read a version by id          no   no   yes  yes  yes
  create a draft                no   no   yes  yes  yes
  create published              no   no   no   yes  yes
  save a draft of it            no   no   yes  yes  yes
  save a change at once         no   no   no   yes  yes
  publish                       no   no   no   yes  yes
  unpublish                     no   no   no   yes  yes
  delete                        no   no   no   yes  yes
  restore over what is public   no   no   no   no   no 
  restore a version as draft    no   no   yes  yes  yes
  duplicate                     no   no   yes  yes  yes
  duplicate as published        no   no   no   yes  yes
  submit for review             no   no   yes  yes  yes
  return with a note            no   no   no   yes  yes
  set the state of the review   no   no   no   no   no
  move to the trash             no   no   no   yes  yes
  take out of the trash         no   no   no   yes  yes
  see what is in the trash      no   no   yes  yes  yes
`);

export const collectionRules: Record<string, Rules> = {
  pages: content,
  industries: content,
  jobs: content,
  leaders: content,
  'newsletter-issues': content,
  'partnership-phases': content,
  'legal-pages': content,
  languages: content,
  media: rows(`
                                  anon rev  auth edit admin
    read                          yes  yes  yes  yes  yes
    create                        no   no   yes  yes  yes
    create without a file         no   no   no   no   no
    create without a text         no   no   no   no   no
    create a decorative one       no   no   yes  yes  yes
    create an SVG                 no   no   no   no   no
    create an HTML page           no   no   no   no   no
    create HTML called a PNG      no   no   no   no   no
    create from an address        no   no   no   no   no
    update                        no   no   no   yes  yes
    delete                        no   no   no   yes  yes
  `),
  redirects: rows(`
                                  anon rev  auth edit admin
    read                          yes  yes  yes  yes  yes
    create                        no   no   no   yes  yes
    update                        no   no   no   yes  yes
    delete                        no   no   no   yes  yes
    duplicate                     no   no   no   yes  yes
  `),
  releases: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   yes  yes  yes
    update                        no   no   yes  yes  yes
    update a scheduled one        no   no   no   yes  yes
    update a published one        no   no   no   no   no
    schedule                      no   no   no   yes  yes
    set the state                 no   no   no   no   no
    publish                       no   no   no   yes  yes
    read what was live before     no   no   no   no   no
    delete                        no   no   no   yes  yes
  `),
  campaigns: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  experiments: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   yes  yes
    update                        no   no   no   yes  yes
    delete                        no   no   no   yes  yes
    set the state                 no   no   no   no   no
    change a running one          no   no   no   no   no
    delete a running one          no   no   no   no   no
    make a variant                no   no   no   yes  yes
    end                           no   no   no   yes  yes
    see the figures               no   no   yes  yes  yes
  `),
  'preview-links': rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    revoke                        no   no   no   yes  yes
    make it last longer           no   no   no   no   no
    delete                        no   no   no   yes  yes
  `),
  approvals: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    change the name               no   no   no   no   no
    delete                        no   no   no   no   yes
  `),
  comments: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    change the words              no   no   no   no   no
    delete                        no   no   no   no   yes
    list beside the document      no   no   yes  yes  yes
    write                         no   no   yes  yes  yes
    resolve                       no   no   yes  yes  yes
  `),
  patterns: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   yes  yes  yes
    update                        no   no   no   yes  yes
    throw away                    no   no   no   yes  yes
    delete                        no   no   no   yes  yes
  `),
  // They name recipients: visitors get them only as part of pages.
  forms: { ...content, 'read what is published': 'no no yes yes yes' },
  'payload-folders': rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   yes  yes  yes
    update                        no   no   no   yes  yes
    delete                        no   no   no   yes  yes
  `),
  // Written by the server only.
  'audit-log': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  'page-statistics': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  'broken-links': rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  // Admins decide what leaves the site.
  'api-keys': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
    make                          no   no   no   no   yes
    revoke                        no   no   no   no   yes
  `),
  webhooks: rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   yes
    create                        no   no   no   no   yes
    update                        no   no   no   no   yes
    delete                        no   no   no   no   yes
    see the secret                no   no   no   no   yes
  `),
  'webhook-deliveries': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  'transfer-targets': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   yes
    create                        no   no   no   no   yes
    update                        no   no   no   no   yes
    delete                        no   no   no   no   yes
  `),
  transfers: rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  users: rows(`
                                  anon rev  auth edit admin
    read oneself                  no   yes  yes  yes  yes
    read somebody else            no   no   no   no   yes
    create                        no   no   no   no   yes
    invite                        no   no   no   no   yes
    rename oneself                no   yes  yes  yes  yes
    rename somebody else          no   no   no   no   yes
    change one's own role         no   no   no   no   yes
    change somebody else's role   no   no   no   no   yes
    set somebody's password       no   no   no   no   yes
    unlock                        no   no   no   no   no
    delete                        no   no   no   no   yes
  `),
  // The server alone sets reviewer and element.
  'design-reviews': rows(`
                                  anon rev  auth edit admin
    read                          yes  yes  yes  yes  yes
    read its note                 no   yes  yes  yes  yes
    find by its note              no   yes  yes  yes  yes
    read who decided              no   yes  yes  yes  yes
    find by who decided           no   yes  yes  yes  yes
    list versions                 no   yes  no   yes  yes
    create                        no   yes  no   yes  yes
    create for no element         no   no   no   no   no
    change the state              no   yes  no   yes  yes
    change the element            no   no   no   no   no
    change what was reviewed      no   no   no   no   no
    decide as somebody else       no   no   no   no   no
    delete                        no   no   no   no   yes
    restore a version             no   yes  no   yes  yes
  `),
  // Payload's own: columns, open panels. Invisible to others.
  'payload-preferences': rows(`
                                  anon rev  auth edit admin
    read of somebody else         no   no   no   no   no
    change of somebody else       no   no   no   no   no
    delete of somebody else       no   no   no   no   no
  `),
  // Presence: lasts five minutes and contains no content.
  'payload-locked-documents': rows(`
                                  anon rev  auth edit admin
    read of somebody else         no   no   yes  yes  yes
    create                        no   no   no   no   no
    take over a page              no   no   yes  yes  yes
    take over the navigation      no   no   no   yes  yes
    take over an account          no   no   no   no   yes
    give to somebody else         no   no   no   no   no
    move to another document      no   no   no   no   no
    delete of somebody else       no   no   no   no   no
    delete of one's own           no   yes  yes  yes  yes
  `),
  // Written by the server only. Anonymous callers try those of other accounts.
  notifications: rows(`
                                  anon rev  auth edit admin
    read one's own                no   yes  yes  yes  yes
    read of somebody else         no   no   no   no   no
    mark one's own as read        no   yes  yes  yes  yes
    mark of somebody else as read no   no   no   no   no
    create                        no   no   no   no   no
    change the words              no   no   no   no   no
    delete                        no   no   no   no   no
  `),
  // Scheduled changes are created through a document (src/staff/editorial/schedule-publish.ts).
  'payload-jobs': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   yes  yes
    create                        no   no   no   no   no
    update                        no   no   no   no   no
    delete                        no   no   no   no   no
    run                           no   no   no   no   no
    handle schedules              no   no   no   no   no
  `),
  'second-factors': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   no
    create                        no   no   no   no   no
  `),
  'payload-kv': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   no
    create                        no   no   no   no   no
  `),
  'payload-migrations': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   no
    create                        no   no   no   no   no
  `),
};

const global = rows(`
                                anon rev  auth edit admin
  read what is published        yes  yes  yes  yes  yes
  read with draft=true          no   no   no   yes  yes
  list versions                 no   no   no   yes  yes
  read a version by id          no   no   no   yes  yes
  save a draft                  no   no   no   yes  yes
  publish                       no   no   no   yes  yes
  unpublish                     no   no   no   no   no
  restore a version             no   no   no   yes  yes
`);

export const globalRules: Record<string, Rules> = {
  'site-settings': global,
  navigation: global,
  footer: global,
  'approval-rules': rows(`
                                  anon rev  auth edit admin
    read                          no   no   yes  yes  yes
    update                        no   no   no   no   yes
  `),
  'staff-security': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   yes
    update                        no   no   no   no   yes
  `),
  'payload-jobs-stats': rows(`
                                  anon rev  auth edit admin
    read                          no   no   no   no   no
    update                        no   no   no   no   no
  `),
};
