/** Removes a title that many people played, as an owner does, and then as the leader's job goes on. */
export async function measureRemoval({ db, film, from }) {
  const { deleteRemovedTitles, removeTitle } = await from('modules/catalogue/remove-titles.js');
  await removeTitle(db, film);
  await deleteRemovedTitles(db);
}
