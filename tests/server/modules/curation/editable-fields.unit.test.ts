import { expect, it } from 'vitest';
import { EDITABLE_FIELDS } from '../../../../src/server/modules/curation/editable-fields.ts';

it('keeps the places of the buttons, which messages in the chat still name', () => {
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
