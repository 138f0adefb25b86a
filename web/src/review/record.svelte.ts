/** The record that is looked at: dropped or pasted, kept until another one comes or the page is loaded anew. */

class Dropped {
  text = $state("");
}

export const dropped = new Dropped();
