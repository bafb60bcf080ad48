import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './fonts.css';
import { settings } from './core/settings.svelte';

await settings.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
