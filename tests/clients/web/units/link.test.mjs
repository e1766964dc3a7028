/** What links say, and which texts are none. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { invitationIn, invitationTo, isLink, linksIn, linkTo, parsed, sharedLinkTo } from "../../../../clients/web/src/app/links/link.js";

const page = "https://gavel.example.org/table";
const token = "eyJhbGciOiJBMjU2S1ciLCJraWQiOiJrIn0.a-b_c.d.e.f";
const key = `gvs1.2.${"A".repeat(43)}`;
const move = linkTo(page, { game: "for-sale", token });
const seat = linkTo(page, { game: "for-sale", token, key });

test("what a link was made of is what it says", () => {
    assert.deepEqual(linksIn(move), [{ game: "for-sale", token }]);
    assert.deepEqual(linksIn(seat), [{ game: "for-sale", token, key }]);
    assert.deepEqual(linksIn(invitationTo(page)), [{ invitation: true }]);
});

test("the link of a shared table is short, and says its invitation and what was agreed", () => {
    const invitation = `gvi1.${"A".repeat(22)}`;
    const shared = sharedLinkTo(page, { invitation });
    assert.ok(shared.length < 60, `${shared} has ${shared.length} characters`);
    assert.deepEqual(linksIn(shared).map(invitationIn), [invitation]);
    const agreed = sharedLinkTo(page, { invitation, clock: 60, referee: 1 });
    assert.deepEqual(linksIn(agreed), [{ table: "A".repeat(22), clock: 60, referee: 1 }]);
    const refereed = sharedLinkTo(page, { invitation, referee: 1 }, key);
    assert.ok(refereed.length < 130, `${refereed} has ${refereed.length} characters`);
    assert.deepEqual(linksIn(refereed), [{ table: "A".repeat(22), key, referee: 1 }]);
    for (const text of [`${shared}A`, shared.slice(0, -1), `${shared}&game=for-sale`, `${shared}&token=${token}`, `${shared}&undo=1`]) {
        assert.equal(linksIn(text), null, text);
    }
});

test("all that a link tells stands in its fragment", () => {
    for (const link of [move, seat, invitationTo(page)]) assert.equal(link.split("#")[0], page);
});

test("links are found in what stands around them, several at once", () => {
    assert.deepEqual(linksIn(`Your turn!\n<${move}>\nand then ${seat} – thanks`), [...linksIn(move), ...linksIn(seat)]);
    assert.deepEqual(linksIn(move.slice(move.indexOf("#"))), linksIn(move));
});

test("a part of a link, or anything else, is none", () => {
    const whole = parsed(seat.slice(seat.indexOf("#")));
    const broken = [
        "", "#", "#other", "no link at all", page, `${page}#game=for-sale`, `${page}#token=${token}`, `${page}#key=${key}`,
        `${move}&key=`, `${move}&key=gvs1.2.short`, `${move}&key=gvs2.2.${"A".repeat(43)}`, `${seat}A`, seat.slice(0, -1), `${seat}&key=${key}`,
        `${move}&token=${token}`, `${move}&more=1`, move.replace("for-sale", "For/Sale"), move.replace(token, "a%20b"), move.replace(token, ""),
        `${move} ${page}#game=for-sale`,
    ];
    assert.notEqual(whole, null);
    for (const text of broken) assert.equal(linksIn(text), null, text);
});

test("a fragment of another kind is left alone", () => {
    assert.deepEqual(["", "#", "#content", "#joining", "#games=1"].filter(isLink), []);
    assert.deepEqual(["#join", "#game=x", "#token=x", "#key=x", "#t=x"].filter(isLink).length, 5);
});

test("what every object has is no member of a link", () => {
    for (const name of ["toString", "constructor", "__proto__", "hasOwnProperty"]) {
        assert.equal(parsed(`#game=for-sale&token=abc&${name}=1`), null);
    }
});
