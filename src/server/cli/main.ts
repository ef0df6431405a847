import { run } from './run.ts';

const line = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`);
};

process.exitCode = await run(process.argv.slice(2), process.env, {
  say: line(process.stdout),
  complain: line(process.stderr),
});
