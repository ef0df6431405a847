import { join } from 'node:path/posix';
import type { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';

/** A part's relation to another part, or to an address. */
export type Relation = { type: string; target: string };

/** The relations of a part, by their ids; '' is the file itself. */
export function relationsOf(archive: Archive, part: string): Map<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const bytes = archive.part(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = new Map<string, Relation>();
  if (!bytes) return relations;
  readXml(bytes, {
    open(_name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (id === undefined || type === undefined || target === undefined) return;
      const name = type.slice(type.lastIndexOf('/') + 1);
      relations.set(id, { type: name, target: mode === 'External' ? target : pathFrom(folder, target) });
    },
  });
  return relations;
}

/** A part's name, from its path as a part of the folder has it. */
const pathFrom = (folder: string, target: string) =>
  target.startsWith('/') ? target.slice(1) : join(folder, target);
