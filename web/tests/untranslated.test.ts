/** What is in English only is said in English meanwhile. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { withEnglish } from "../messages";

const ENGLISH = `# a comment
web-old = Old { $n }
web-new = New { $n ->
    [one] one
   *[other] many
}
    .short = N
# written by hand: other languages take it from the program
text-village = Two Actions
`;

test("a message that a language lacks is the English one, with its forms and variants", () => {
  const bundle = new FluentBundle("hu", { useIsolating: false });
  bundle.addResource(new FluentResource(withEnglish("web-old = R\u00e9gi { $n }\n", ENGLISH)));
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!, { n: 2 });
  expect(said("web-old")).toContain("R\u00e9gi");
  expect(said("web-new")).toBe("New many");
  expect(bundle.getMessage("web-new")!.attributes["short"]).toBe("N");
  expect(bundle.hasMessage("text-village")).toBe(false);
});

test("a language that has everything stays as it is", () => {
  expect(withEnglish(ENGLISH, ENGLISH)).not.toContain("#");
  expect(withEnglish(ENGLISH, ENGLISH).match(/^web-new/gm)).toHaveLength(1);
});
