// A file of this build can't be fetched: the site was updated while this page was open, or there is no line.

/** A new page has it; once a minute, and only if the server answers at all. */
function openAgain(): void {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  fetch('/', { cache: 'no-store' }).then(
    () => {
      sessionStorage.setItem('renewed', String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
}

/** The way to deal with it; parts/Lookout.svelte has one with more care. */
export const missing = { act: openAgain };
