import { expect, it } from 'vitest';
import { EDITABLE_FIELDS } from '../../../../src/server/modules/curation/editable-fields.ts';

it('fields keep the button numbers that messages in chats still contain', () => {
  expect(EDITABLE_FIELDS.map(({ button, name }) => [button, name])).toEqual(
    [
      'titolo',
      'titolo_originale',
      'trama',
      'generi',
      'data_uscita',
      'durata',
      'adult',
      'copertina',
      'banner',
      'trailer',
      'registi',
      'interpreti',
      'altri_titoli',
    ].map((name, index) => [index, name]),
  );
});
