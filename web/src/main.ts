import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts.css';
import { missing } from './core/missing_files';
import { settings } from './core/settings.svelte';

addEventListener('vite:preloadError', () => missing.act());

await settings.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
