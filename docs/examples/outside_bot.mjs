// A bot in JavaScript: gunbai arena joraku medium medium "program:node outside_bot.mjs"
//
// Each line of input is a question, each line of output its answer. Notes go to standard error.
import { createInterface } from 'node:readline';

/** Returns the text of an answer: anything but passing, if there is anything else. */
function choose({ seed, view }) {
  const active = view.choices.filter(({ verb }) => verb !== 'pass');
  const open = active.length ? active : view.choices;
  return open[seed % open.length].text;
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: question.id, answer: choose(question) })}\n`);
}
