import { type FactsOf, KEPT } from './tables/table-facts.ts';

/** Installation-wide key-value store. */
interface SettingTable {
  key: string;
  value: string;
}

export interface SettingTables {
  setting: SettingTable;
}

export const settingTables = {
  setting: {
    ...KEPT,
  },
} satisfies FactsOf<SettingTables>;
