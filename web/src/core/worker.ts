// The worker of the client (src/worker): one for the files that are kept and for notices.

const WORKER = '/worker.js';

/** False where a browser has no workers, or the page no https. */
export const hasWorkers = (): boolean => 'serviceWorker' in navigator;

/** Registers it, also in place of the one of earlier versions, whose subscription to notices it keeps. */
export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
