/** The record that is looked at: dropped or pasted, kept until another one comes or the page is loaded anew. */

const LARGEST = 4_000_000;

class Dropped {
  text = $state("");
  tooLarge = $state(false);

  /** Whether there is something to look at now. */
  read(record: string): boolean {
    this.tooLarge = record.length > LARGEST;
    if (this.tooLarge || !record.trim()) return false;
    this.text = record;
    return true;
  }

  async take(file: File): Promise<boolean> {
    this.tooLarge = file.size > LARGEST;
    return !this.tooLarge && this.read(await file.text());
  }
}

export const dropped = new Dropped();
