import { expect, test } from './support/simulator-driver.ts';

const [ONE, OTHER] = ['La cometa di carta', 'La torre di cristallo'];

test(
  'a request of the chat is withdrawn in the app, and one made in the app is in the chat',
  {
    tag: '@all',
  },
  async ({ simulator }) => {
    const { app, phone } = simulator;
    const last = simulator.messages.getByRole('article').last();
    const withdraw = (name: string) => app.getByRole('button', { name: `Ritira «${name}»` });
    await simulator.write(`/richiedi ${ONE}`);
    await expect(last).toContainText('Richiesta inviata');

    await simulator.openApp();
    await app.getByRole('link', { name: 'La tua pagina' }).click();
    await app.getByRole('link', { name: 'Le tue richieste' }).click();
    await withdraw(ONE).click();
    await expect(withdraw(ONE)).toHaveCount(0);
    await app.getByRole('searchbox', { name: 'Quale titolo manca?' }).fill(OTHER);
    await app.getByRole('button', { name: `Chiedi «${OTHER}»` }).click();
    await expect(withdraw(OTHER)).toBeVisible();

    await phone.getByRole('button', { name: 'Indietro' }).click();
    await phone.getByRole('button', { name: 'Indietro' }).click();
    await phone.getByRole('button', { name: 'Chiudi' }).click();
    await simulator.expectClosed();
    await simulator.write('/richieste');
    await expect(last).toContainText(`${OTHER}: l’hai chiesto solo tu`);
    await expect(last).not.toContainText(ONE);
  },
);
