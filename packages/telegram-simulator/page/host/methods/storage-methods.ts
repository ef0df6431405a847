import * as v from 'valibot';
import { type HostContext, type HostMethod, type HostMethods, methodWithParams } from '../host-method.ts';

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const keys = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((one) => [one].flat()),
);

const byKeys = v.object({ keys });
const MAX_CLOUD_VALUE = 4096;

/** The signed contact that the person let the app have, in the storage of the kind 'contact'. */
export const SHARED_CONTACT_KEY = 'requested';

type Storage = HostContext['callbacks']['storage'];
type CloudMethod = (params: unknown, storage: Map<string, string>) => unknown;

/** The messenger's storage for small things of the app, one for each person. Wrong parameters throw. */
const CLOUD: Readonly<Record<string, CloudMethod>> = {
  saveStorageValue(params, storage) {
    const value = v.pipe(v.string(), v.maxLength(MAX_CLOUD_VALUE));
    const pair = v.parse(v.object({ key, value }), params);
    storage.set(pair.key, pair.value);
    return true;
  },
  getStorageValues(params, storage) {
    return Object.fromEntries(v.parse(byKeys, params).keys.map((one) => [one, storage.get(one) ?? '']));
  },
  deleteStorageValues(params, storage) {
    for (const one of v.parse(byKeys, params).keys) storage.delete(one);
    return true;
  },
  getStorageKeys: (_params, storage) => [...storage.keys()],
  getCurrentTime: () => Math.floor(Date.now() / 1000),
};

const invocation = v.object({ req_id: v.string(), method: v.string(), params: v.unknown() });

/** The three stores that an app may keep things in. */
export const storageMethods: HostMethods = {
  web_app_invoke_custom_method: methodWithParams(
    '6.9',
    invocation,
    ({ req_id, ...call }, { callbacks, send }) => {
      send('custom_method_invoked', { req_id, ...resultOf(call, callbacks.storage) });
    },
  ),
  ...storeMethods('device'),
  ...storeMethods('secure'),
};

function resultOf(call: { method: string; params?: unknown }, storage: Storage) {
  if (call.method === 'getRequestedContact') {
    return { result: storage('contact').get(SHARED_CONTACT_KEY) ?? '' };
  }
  const work = Object.hasOwn(CLOUD, call.method) ? CLOUD[call.method] : undefined;
  if (!work) return { error: 'METHOD_INVALID' };
  try {
    return { result: work(call.params, storage('cloud')) };
  } catch (error) {
    if (error instanceof v.ValiError) return { error: 'KEY_INVALID' };
    throw error;
  }
}

function storeMethods(kind: 'device' | 'secure'): HostMethods {
  const request = { req_id: v.string() };
  const ask = <Entries extends v.ObjectEntries>(
    entries: Entries,
    work: (
      params: v.InferOutput<v.ObjectSchema<Entries & typeof request, undefined>>,
      host: HostContext,
    ) => void,
  ): HostMethod => methodWithParams('9.0', v.object({ ...entries, ...request }), work);
  return {
    [`web_app_${kind}_storage_save_key`]: ask(
      { key: v.string(), value: v.nullable(v.string()) },
      (params, { callbacks, send }) => {
        const storage = callbacks.storage(kind);
        if (params.value === null) storage.delete(params.key);
        else storage.set(params.key, params.value);
        send(`${kind}_storage_key_saved`, { req_id: params.req_id });
      },
    ),
    [`web_app_${kind}_storage_get_key`]: ask({ key: v.string() }, (params, { callbacks, send }) => {
      const value = callbacks.storage(kind).get(params.key) ?? null;
      send(`${kind}_storage_key_received`, { req_id: params.req_id, value });
    }),
    [`web_app_${kind}_storage_clear`]: ask({}, (params, { callbacks, send }) => {
      callbacks.storage(kind).clear();
      send(`${kind}_storage_cleared`, { req_id: params.req_id });
    }),
  };
}
