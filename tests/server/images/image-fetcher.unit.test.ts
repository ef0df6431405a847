import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImageFetcher } from '../../../src/server/images/image-fetcher.ts';
import { type StubImageServer, startStubImageServer } from '../support/stub-image-server.ts';

let named: StubImageServer;
let other: StubImageServer;
beforeAll(async () => {
  [named, other] = await Promise.all([startStubImageServer(), startStubImageServer()]);
});
beforeEach(() => {
  for (const { asked } of [named, other]) asked.length = 0;
});
afterAll(() => Promise.all([named.close(), other.close()]));

/** With the stub as the owner's own media server. */
const fetchPrivate = (path: string, timeoutMs = 20_000) =>
  createImageFetcher({ hosts: [], privateHosts: [named.host] }, { timeoutMs })(named.at(path));

/** Treats the stubs as public hosts, unless a name or a different address is used. */
const fetchPublic = (source: string, hosts: string[]) =>
  createImageFetcher({ hosts, privateHosts: [] }, { allowIPAddressList: ['127.0.0.1'] })(source);

const portOf = ({ host }: StubImageServer) => host.split(':')[1];

describe('a source', () => {
  it('a source is fetched from a named host, redirects to the same included', async () => {
    const picture = await fetchPrivate('/30x45.jpeg');
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(await fetchPrivate('/redirect?to=/30x45.jpeg')).toEqual(picture);
    expect(await fetchPublic(named.at('/30x45.jpeg'), [named.host])).toEqual(picture);
  });

  it.each([
    ['/missing.jpg', 'answers 404'],
    ['/broken.jpg', 'answers 500'],
    ['/redirect-nowhere', 'answers 302'],
    ['/redirect?to=http://', 'redirects nowhere'],
    ['/loop', 'redirects too often'],
    ['/cut.jpg', 'cannot be reached'],
    ['/declared-large.jpg', 'too many bytes'],
    ['/large.jpg', 'too many bytes'],
  ])('at %s is given up: %s', async (path, message) => {
    await expect(fetchPrivate(path)).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining(message),
    });
  });

  it.each(['/silent.jpg', '/never-ends.jpg'])('at %s is given up after a time', async (path) => {
    await expect(fetchPrivate(path, 400)).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('too slow'),
    });
  });

  it('a source is given up if nothing listens at its address', async () => {
    const gone = await startStubImageServer();
    await gone.close();
    await expect(
      createImageFetcher({ hosts: [], privateHosts: [gone.host] })(gone.at('/30x45.jpeg')),
    ).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('no request is made', () => {
  it.each([
    ['a host that is not named', () => other.at('/30x45.jpeg')],
    ['another port of a named host', () => `http://127.0.0.1:1/30x45.jpeg`],
    ['another protocol', () => `ftp://${named.host}/30x45.jpeg`],
    ['a file', () => 'file:///etc/passwd'],
    ['what is not an address', () => '//'],
  ])('for %s', async (_what, source) => {
    await expect(fetchPublic(source(), [named.host])).rejects.toMatchObject({ message: 'no named host' });
    expect([...named.asked, ...other.asked]).toEqual([]);
  });

  it.each([
    ['a private address', '127.0.0.2'],
    ['a name that resolves to a private address', 'localhost'],
    ['a private address in IPv6', '[::1]'],
    ['a private address in IPv6 clothes', '[::ffff:7f00:1]'],
    ['no address at all', '0.0.0.0'],
  ])('at %s, even if its name is among the public ones', async (_what, name) => {
    const host = `${name}:${portOf(named)}`;
    const fetchSource = createImageFetcher({ hosts: [host], privateHosts: [] });
    await expect(fetchSource(`http://${host}/30x45.jpeg`)).rejects.toMatchObject({
      statusCode: 404,
      cause: { message: expect.stringContaining('is not allowed') },
    });
    expect(named.asked).toEqual([]);
  });
});

describe('a redirect is not followed', () => {
  it.each([
    ['to a host that is not named', () => other.at('/30x45.jpeg'), 'not named'],
    ['to another protocol', () => 'file:///etc/passwd', 'not named'],
    ['to a private address', () => `http://127.0.0.2:${portOf(named)}/30x45.jpeg`, 'cannot be reached'],
    ['to a private address in IPv6', () => `http://[::1]:${portOf(named)}/30x45.jpeg`, 'cannot be reached'],
  ])('%s', async (_what, to, message) => {
    const hosts = [named.host, `127.0.0.2:${portOf(named)}`, `[::1]:${portOf(named)}`];
    const source = named.at(`/redirect?to=${encodeURIComponent(to())}`);
    await expect(fetchPublic(source, hosts)).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining(message),
    });
    expect([...named.asked, ...other.asked]).toEqual(['/redirect']);
  });

  it('from the internet into the private network', async () => {
    const source = named.at(`/redirect?to=${encodeURIComponent(other.at('/30x45.jpeg'))}`);
    const fetchSource = createImageFetcher(
      { hosts: [named.host], privateHosts: [other.host] },
      { allowIPAddressList: ['127.0.0.1'] },
    );
    await expect(fetchSource(source)).rejects.toMatchObject({
      message: expect.stringContaining('not named'),
    });
    expect(other.asked).toEqual([]);
  });
});
