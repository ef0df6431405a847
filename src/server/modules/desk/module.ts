import type { Module } from '../../module.ts';
import { deskRoutes } from './desk-routes.ts';

export const desk: Module = {
  routes: (context) => ({ signedIn: (scope) => deskRoutes(scope, context, context.bot?.services) }),
};
