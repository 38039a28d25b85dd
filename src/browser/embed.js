// @ts-check
// Puts the player of another provider in the place of its offer (blocks/video). Before a visitor asks for it, nothing of
// it loads. Without scripts, the link leads to the provider.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[data-player]');
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const frame = Object.assign(document.createElement('iframe'), {
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    // YouTube plays nothing for pages that do not say where they are.
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: link.dataset.player,
    title: link.dataset.title,
  });
  link.closest('[data-embed]')?.replaceChildren(frame);
  frame.focus();
});

export {};
