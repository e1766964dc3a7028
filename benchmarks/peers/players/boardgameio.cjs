// boardgame.io's reducer: a small auction of ours (bid more or pass; who passes takes the least card and pays half), with
// the legal moves listed before each move, as the library lists none.
"use strict";

const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const PLAYERS = 4;
const COINS = 18;
const CARDS = 30;

function deal(G) {
    G.row = G.deck.splice(0, PLAYERS).sort((a, b) => a - b);
    G.bids = new Array(PLAYERS).fill(0);
    G.passed = new Array(PLAYERS).fill(false);
}

function next(G, seat) {
    do seat = (seat + 1) % PLAYERS;
    while (G.passed[seat]);
    return String(seat);
}

const game = {
    name: "auction",
    disableUndo: true,
    setup: ({ random }) => {
        const deck = random.Shuffle(Array.from({ length: CARDS }, (_, index) => index + 1));
        const G = { deck: deck.slice(CARDS % PLAYERS), coins: new Array(PLAYERS).fill(COINS), won: [[], [], [], []] };
        deal(G);
        return G;
    },
    turn: { order: { first: () => 0, next: () => 0 } },
    moves: {
        bid: ({ G, events, playerID }, amount) => {
            const seat = Number(playerID);
            if (amount <= Math.max(...G.bids) || amount > G.coins[seat]) return "INVALID_MOVE";
            G.bids[seat] = amount;
            events.endTurn({ next: next(G, seat) });
        },
        pass: ({ G, events, playerID }) => {
            const seat = Number(playerID);
            G.passed[seat] = true;
            G.coins[seat] -= Math.ceil(G.bids[seat] / 2);
            G.won[seat].push(G.row.shift());
            const winner = next(G, seat);
            if (G.row.length > 1) return void events.endTurn({ next: winner });
            G.coins[winner] -= G.bids[winner];
            G.won[winner].push(G.row.shift());
            if (!G.deck.length) return void events.endGame(G.won);
            deal(G);
            events.endTurn({ next: winner });
        },
    },
};

function legal(G, seat) {
    const moves = [["pass"]];
    for (let bid = Math.max(...G.bids) + 1; bid <= G.coins[seat]; bid++) moves.push(["bid", bid]);
    return moves;
}

function play(reducer) {
    let state = InitializeGame({ game, numPlayers: PLAYERS });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
        const playerID = state.ctx.currentPlayer;
        const listed = legal(state.G, Number(playerID));
        const [type, ...args] = listed[Math.floor(Math.random() * listed.length)];
        const before = state._stateID;
        state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID } });
        if (state._stateID === before) throw new Error(`refused: ${type} ${args}`);
        moves++;
    }
    return moves;
}

const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
};
const seconds = Number(process.argv[3]);
const reducer = CreateGameReducer({ game });
// Until the compiler has seen it.
for (let times = 0; times < 30; times++) play(reducer);
const begun = spent();
let moves = 0;
while (spent() - begun < seconds) moves += play(reducer);
console.log(JSON.stringify({ moves, cpu_seconds: spent() - begun }));
