import type { Module } from '../../module.ts';
import { troubleNotice } from './trouble-message.ts';
import { troubleRoutes } from './trouble-routes.ts';

export const trouble: Module = {
  routes: (context) => ({ signedIn: (scope) => troubleRoutes(scope, context) }),
  notices: { trouble: troubleNotice },
};
