/** Exports all data of a person. */
export async function measureExport({ db, person, from }) {
  const { exportPersonData } = await from('modules/people/person-data.js');
  await exportPersonData(db, person);
}

/** Erases a person. */
export async function measureErasure({ db, person, from }) {
  const { erasePersonData } = await from('modules/people/person-data.js');
  await erasePersonData(db, person);
}
