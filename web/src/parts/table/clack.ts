// Two soft wooden clacks, made by the browser; and a note outside the page when it is hidden.

let context: AudioContext | undefined;

function knock(audio: AudioContext, at: number, pitch: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const filter = audio.createBiquadFilter();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.06);
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 1.5;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.35, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.11);
  tone.connect(filter).connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.13);
}

export function clack(): void {
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers stay silent until then
  try {
    context ??= new AudioContext();
    void context.resume();
    knock(context, context.currentTime + 0.01, 880);
    knock(context, context.currentTime + 0.19, 700);
  } catch {
    // A browser without sound still plays.
  }
}

export function notifyHidden(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'gunbai-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow this from a worker.
  }
}
