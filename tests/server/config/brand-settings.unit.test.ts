import { expect, it } from 'vitest';
import { brandFromSettings } from '../../../src/server/config/brand-settings.ts';

it('the brand comes from the settings', () => {
  const settings = {
    APP_NAME: 'Cineteca',
    APP_LOGO: '/logo.png',
    APP_GREETING: 'Ciao {nome}',
    APP_DESCRIPTION: 'Film muti',
    SUPPORT_CONTACT: '@anna',
    TERMS_URL: 'https://cineteca.example/terms',
    PRIVACY_URL: 'https://cineteca.example/privacy',
  };
  expect(brandFromSettings(settings)).toEqual({
    name: 'Cineteca',
    logo: '/logo.png',
    greeting: 'Ciao {nome}',
    description: 'Film muti',
    support: '@anna',
    terms: 'https://cineteca.example/terms',
    privacy: 'https://cineteca.example/privacy',
  });
});

it('the brand without a name is Vetrina', () => {
  expect(brandFromSettings({}).name).toBe('Vetrina');
});
