/** Something that may be refused: whether it is under way, and what was said against it last. */

export class Attempt {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  async to(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (refusal) {
      this.error = refusal;
    }
    this.busy = false;
  }
}
