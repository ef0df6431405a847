import { imageHostAccess } from '../../../lib/image-urls.ts';
import { rowsUntilAborted } from '../../../modules/imports/import-row.ts';
import { importTitles } from '../../../modules/imports/import-titles.ts';
import { connectJellyfin, readServerAddress } from '../../../modules/imports/jellyfin/jellyfin-client.ts';
import { jellyfinRows } from '../../../modules/imports/jellyfin/jellyfin-rows.ts';
import { chooseLibraries } from '../../../modules/imports/jellyfin/libraries.ts';
import { type Command, UsageError } from '../../command.ts';
import { counted } from '../../counted.ts';
import { runWithImportReport } from '../../import-and-report.ts';

const DETAILS = `The token is an API key of the server's dashboard; JELLYFIN_TOKEN can hold it instead. Each film and each episode
gets its page of the server as its video, so what is played in the chat opens there.`;

export const importJellyfinCommand: Command = {
  name: 'titles import jellyfin',
  usage: '<url>',
  summary: 'import titles from a media server (Jellyfin), with links to where they play',
  options: {
    token: { value: 'KEY', summary: 'an API key of the server' },
    library: {
      multiple: true,
      value: 'NAME',
      summary: 'only this library; several times for several',
    },
    public: { value: 'URL', summary: 'where people reach the server, if not at <url>' },
    'dry-run': { summary: 'only report what would change' },
  },
  details: DETAILS,
  async run({ positionals: [url], options }, context) {
    const { config, db, signal, complain } = context;
    const token = textOf(options['token']) ?? config.jellyfinToken;
    if (url === undefined) throw new UsageError('missing server address, as in http://localhost:8096');
    if (token === undefined) throw new UsageError('missing API key: set --token or JELLYFIN_TOKEN');
    const publicRoot = readPublicRoot(textOf(options['public']));
    const jellyfin = await connectJellyfin(url, { token, signal });
    const libraries = await chooseLibraries(jellyfin, [options['library'] ?? []].flat().map(String));
    const rows = jellyfinRows(jellyfin, libraries, {
      publicRoot,
      onLibrary: ({ name }, total) => complain(`${name}: ${counted(total, 'title')}`),
    });
    if (jellyfin.isRedirected) complain(`${url} leads to ${jellyfin.root}, which is used.`);
    if (!imageHostAccess(config.images, jellyfin.root)) complain(picturesHint(jellyfin.root));
    return runWithImportReport(context, { dryRun: options['dry-run'] === true }, async (reported) =>
      importTitles(await db(), rowsUntilAborted(rows, signal), reported),
    );
  },
};

/** Without IMAGE_PRIVATE_HOSTS clients get the media server's own image URLs, which they may not reach. */
function picturesHint(url: string): string {
  const { host } = new URL(url);
  return `For its pictures start Vetrina with IMAGE_PRIVATE_HOSTS=${host} (or IMAGE_HOSTS, where the internet reaches it).`;
}

function readPublicRoot(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const read = readServerAddress(address);
  if (read !== undefined) return read;
  throw new UsageError('--public must be an http or https address, as in https://cinema.example.org');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
