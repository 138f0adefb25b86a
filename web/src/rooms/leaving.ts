/** Signing out this device: what is kept here about the person goes, in all windows; how the page looks stays. */

const STAYS = ["demesne.language", "demesne.english", "demesne.theme", "demesne.settings"];
const OURS = "demesne.";
const LEFT = "demesne.left";

/** The server has begun a new guest: forget the old one here. */
export function leave(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(OURS) && !STAYS.includes(key)) localStorage.removeItem(key);
  }
  localStorage.setItem(LEFT, String(Date.now())); // the other windows hear of it
  location.assign("/");
}

/** Another window has signed this device out: its tables and hands are not for whoever comes next. */
export function heard(event: StorageEvent): void {
  if (event.key === LEFT && event.newValue) location.assign("/");
}
