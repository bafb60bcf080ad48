import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts.css';
import { settings } from './core/settings.svelte';

// The site was updated while this page was open: what it wants to fetch is gone. A new page has it;
// once, and only if the server answers at all.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  fetch('/', { cache: 'no-store' }).then(
    () => {
      sessionStorage.setItem('renewed', String(Date.now()));
      location.reload();
    },
    () => undefined,
  );
});

await settings.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
