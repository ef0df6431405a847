import { expect, test, vi } from 'vitest';
import { launchUrl } from '../../../server/actions/open-app.ts';
import { loadScript } from './load-script.ts';

const { hash } = new URL(
  launchUrl({
    url: 'http://localhost:3000/',
    initData: 'user=%7B%22id%22%3A1001%7D&hash=abc',
    version: '9.1',
    platform: 'ios',
    theme: { bg_color: '#102030' },
  }),
);

/** All values that a method of the script passes to its callback. */
function answered(call: (callback: (...values: unknown[]) => void) => unknown): Promise<unknown[]> {
  return new Promise((resolve) => {
    call((...values) => resolve(values));
  });
}

test('the page learns from its address who opens it, and how', () => {
  const { app } = loadScript(hash);
  expect(app.initDataUnsafe['user']).toEqual({ id: 1001 });
  expect([app.version, app.platform]).toEqual(['9.1', 'ios']);
});

test('the page opens an invoice by its link and learns the outcome', async () => {
  const { app, callbacks } = loadScript(hash);
  expect(await answered((done) => app.openInvoice('https://t.me/$abc', done))).toEqual(['paid']);
  expect(callbacks.openInvoice.mock.calls).toEqual([['abc']]);
  callbacks.openInvoice.mockResolvedValue('cancelled');
  expect(await answered((done) => app.openInvoice('https://t.me/invoice/abc', done))).toEqual(['cancelled']);
});

test('the page shares a prepared message, or learns that the person declined', async () => {
  const { app, callbacks } = loadScript(hash);
  expect(await answered((done) => app.shareMessage('id', done))).toEqual([true]);
  callbacks.sendPrepared.mockResolvedValue('USER_DECLINED');
  expect(await answered((done) => app.shareMessage('id', done))).toEqual([false]);
});

test('the page starts an inline query in a chosen chat, and shares to a story', () => {
  const { app, callbacks } = loadScript(hash);
  app.switchInlineQuery('nosferatu', ['groups']);
  expect(callbacks.switchInline.mock.calls).toEqual([['nosferatu', ['groups']]]);
  app.shareToStory('https://example.org/a.jpg', { text: 'Ecco' });
  expect(callbacks.shareToStory.mock.calls).toEqual([['https://example.org/a.jpg', 'Ecco']]);
});

test('the page gets the person’s phone number, signed, when they agree', async () => {
  const { app, callbacks } = loadScript(hash);
  const [isSent, contact] = await answered((done) => app.requestContact(done));
  expect(isSent).toBe(true);
  expect(contact).toMatchObject({ response: 'contact=%7B%7D&hash=abc' });
  callbacks.confirm.mockResolvedValue(false);
  expect((await answered((done) => app.requestContact(done)))[0]).toBe(false);
});

test('the page gets write access for the bot when the person agrees', async () => {
  const { app, callbacks } = loadScript(hash);
  expect(await answered((done) => app.requestWriteAccess(done))).toEqual([true]);
  callbacks.askWriteAccess.mockResolvedValue(false);
  expect(await answered((done) => app.requestWriteAccess(done))).toEqual([false]);
});

test('the page learns that sensors, location, biometrics, downloads and emoji status are missing', async () => {
  const { app } = loadScript(hash);
  for (const sensor of ['Accelerometer', 'Gyroscope', 'DeviceOrientation'] as const) {
    expect(await answered((done) => app[sensor].start({}, done))).toEqual([false]);
    expect(await answered((done) => app[sensor].stop(done))).toEqual([true]);
  }
  await answered((done) => app.LocationManager.init(done));
  expect(app.LocationManager.isLocationAvailable).toBe(false);
  await answered((done) => app.BiometricManager.init(done));
  expect(app.BiometricManager.isBiometricAvailable).toBe(false);
  const file = { url: 'https://example.org/a.pdf', file_name: 'a.pdf' };
  expect(await answered((done) => app.downloadFile(file, done))).toEqual([false]);
  expect(await answered((done) => app.setEmojiStatus('5368', {}, done))).toEqual([false]);
  expect(await answered((done) => app.requestEmojiStatusAccess(done))).toEqual([false]);
});

test('the page stores values in the cloud, opens a popup and uses the buttons', async () => {
  const { app, host } = loadScript(hash);
  expect(await answered((done) => app.CloudStorage.setItem('a', '1', done))).toEqual([null, true]);
  expect(await answered((done) => app.CloudStorage.getItem('a', done))).toEqual([null, '1']);
  const asked = answered((done) => app.showConfirm('Sicuro?', done));
  host.closePopup('ok');
  expect(await asked).toEqual([true]);
  app.MainButton.setText('Avanti').show();
  expect(host.frame().main).toMatchObject({ isVisible: true, text: 'Avanti' });
  const pressed = vi.fn();
  app.BackButton.onClick(pressed).show();
  host.pressBack();
  expect(pressed).toHaveBeenCalledOnce();
  app.requestFullscreen();
  expect(app.isFullscreen).toBe(true);
});
