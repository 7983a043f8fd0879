"""Trains the two recurrent models of the benchmark and writes their predictions for every answer of the test students.

    node bench/models/main.ts --export bench/models/weights/dkt
    python3 bench/models/dkt/train.py bench/models/weights/dkt bench/models/weights/dkt

The first folder holds <dataset>.rows.csv (row,user,item,set,correct,fold); the second receives <dataset>.<model>.csv (row,p),
which the benchmark reads. Needs PyTorch; a GPU makes it minutes instead of hours. Early stopping looks at training fold 0
only; item difficulties come from the training students.

dkt       Deep knowledge tracing (Piech et al. 2015): skill and outcome in, chance per skill out.
dkt_diff  The same with the difficulty of the answered and of the asked item beside the skill.
"""

import csv
import os
import sys

import numpy as np
import torch
from torch import nn

HIDDEN, WINDOW, BATCH, EPOCHS, PATIENCE, RATE = 128, 256, 32, 60, 6, 1e-3


def load(path):
    with open(path) as f:
        rows = np.array([[int(c) for c in r] for r in list(csv.reader(f))[1:]], dtype=np.int64)
    return dict(zip(("row", "user", "item", "set", "correct", "fold"), rows.T))


def difficulties(d, train):
    n = np.bincount(d["item"][train], minlength=d["item"].max() + 1)
    right = np.bincount(d["item"][train], weights=d["correct"][train], minlength=d["item"].max() + 1)
    mean = d["correct"][train].mean()
    p = (right + 5 * mean) / (n + 5)
    logit = np.log(p / (1 - p))
    # A training student's own answer is left out of the difficulty it is judged by.
    own = p[d["item"]].copy()
    i, y = d["item"][train], d["correct"][train]
    own[train] = (right[i] - y + 5 * mean) / (n[i] - 1 + 5)
    return np.log(own / (1 - own)).astype(np.float32) - float(logit.mean())


class Tracer(nn.Module):
    def __init__(self, sets, with_difficulty):
        super().__init__()
        self.with_difficulty = with_difficulty
        extra = 2 if with_difficulty else 0
        self.seen = nn.Embedding(2 * sets + 1, HIDDEN)
        self.asked = nn.Embedding(sets, HIDDEN)
        self.gru = nn.GRU(HIDDEN + extra, HIDDEN, batch_first=True)
        self.out = nn.Sequential(
            nn.Linear(2 * HIDDEN + (1 if with_difficulty else 0), HIDDEN), nn.ReLU(), nn.Dropout(0.2), nn.Linear(HIDDEN, 1)
        )

    def forward(self, past, past_extra, asked, asked_difficulty, state):
        x = self.seen(past)
        if self.with_difficulty:
            x = torch.cat([x, past_extra], -1)
        h, state = self.gru(x, state)
        h = torch.cat([nn.functional.dropout(h, 0.2, self.training), self.asked(asked)], -1)
        if self.with_difficulty:
            h = torch.cat([h, asked_difficulty[..., None]], -1)
        return self.out(h)[..., 0], state


def sequences(d, users):
    starts = np.flatnonzero(np.r_[True, d["user"][1:] != d["user"][:-1]])
    ends = np.r_[starts[1:], len(d["user"])]
    keep = np.isin(d["user"][starts], users)
    return [(s, e) for s, e, k in zip(starts, ends, keep) if k]


def batches(seqs, d, diff, sets, device, shuffle, rng):
    # Students are pooled at random and batched by length inside a pool: little padding, yet mixed batches.
    order = rng.permutation(len(seqs)) if shuffle else np.arange(len(seqs))
    pool = 12 * BATCH
    pools = [sorted(order[i : i + pool], key=lambda i: seqs[i][1] - seqs[i][0]) for i in range(0, len(order), pool)]
    groups = [p[i : i + BATCH] for p in pools for i in range(0, len(p), BATCH)]
    if shuffle:
        rng.shuffle(groups)
    for group in groups:
        length = max(seqs[i][1] - seqs[i][0] for i in group)
        shape = (len(group), length)
        past = np.full(shape, 2 * sets, np.int64)
        extra = np.zeros((*shape, 2), np.float32)
        asked = np.zeros(shape, np.int64)
        hard = np.zeros(shape, np.float32)
        y = np.zeros(shape, np.float32)
        row = np.full(shape, -1, np.int64)
        for b, i in enumerate(group):
            s, e = seqs[i]
            n = e - s
            asked[b, :n], hard[b, :n], y[b, :n] = d["set"][s:e], diff[s:e], d["correct"][s:e]
            row[b, :n] = np.arange(s, e)
            past[b, 1:n] = d["set"][s : e - 1] + sets * d["correct"][s : e - 1]
            extra[b, 1:n, 0] = diff[s : e - 1]
            extra[b, 1:n, 1] = d["correct"][s : e - 1] * 2 - 1
        yield [torch.from_numpy(a).to(device) for a in (past, extra, asked, hard, y, row)]


def run_batch(model, batch):
    past, extra, asked, hard, y, row = batch
    state = None
    for at in range(0, past.shape[1], WINDOW):
        cut = slice(at, at + WINDOW)
        z, state = model(past[:, cut], extra[:, cut], asked[:, cut], hard[:, cut], state)
        state = state.detach()
        yield z, y[:, cut], row[:, cut]


def predict(model, seqs, d, diff, sets, device):
    p = np.full(len(d["user"]), np.nan)
    model.eval()
    with torch.no_grad():
        for batch in batches(seqs, d, diff, sets, device, False, None):
            for z, _, row in run_batch(model, batch):
                keep = row >= 0
                p[row[keep].cpu().numpy()] = torch.sigmoid(z[keep]).cpu().numpy()
    return p


def train(d, with_difficulty, device):
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    sets = int(d["set"].max()) + 1
    fit = d["fold"] >= 0
    diff = difficulties(d, fit)
    learn = sequences(d, np.unique(d["user"][d["fold"] > 0]))
    held = sequences(d, np.unique(d["user"][d["fold"] == 0]))
    test = sequences(d, np.unique(d["user"][d["fold"] == -1]))
    model = Tracer(sets, with_difficulty).to(device)
    optimiser = torch.optim.Adam(model.parameters(), RATE, weight_decay=1e-5)
    best, kept, patience = np.inf, None, 0
    for epoch in range(EPOCHS):
        model.train()
        for batch in batches(learn, d, diff, sets, device, True, rng):
            for z, y, row in run_batch(model, batch):
                keep = row >= 0
                if not keep.any():
                    continue
                loss = nn.functional.binary_cross_entropy_with_logits(z[keep], y[keep])
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), 5.0)
                optimiser.step()
        p = predict(model, held, d, diff, sets, device)
        on = ~np.isnan(p)
        q, y = np.clip(p[on], 1e-6, 1 - 1e-6), d["correct"][on]
        loss = -np.mean(y * np.log(q) + (1 - y) * np.log(1 - q))
        print(f"  epoch {epoch + 1}: held-out training fold {loss:.4f}", flush=True)
        if loss < best - 1e-4:
            best, patience = loss, 0
            kept = {k: v.detach().clone() for k, v in model.state_dict().items()}
        else:
            patience += 1
            if patience == PATIENCE:
                break
    model.load_state_dict(kept)
    return predict(model, test, d, diff, sets, device)


def main(source, target):
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    for name in sorted(f[: -len(".rows.csv")] for f in os.listdir(source) if f.endswith(".rows.csv")):
        d = load(os.path.join(source, f"{name}.rows.csv"))
        for model, with_difficulty in (("dkt", False), ("dkt_diff", True)):
            print(name, model, flush=True)
            p = train(d, with_difficulty, device)
            with open(os.path.join(target, f"{name}.{model}.csv"), "w") as f:
                f.write("row,p\n")
                for r in np.flatnonzero(~np.isnan(p)):
                    f.write(f"{d['row'][r]},{p[r]:.5f}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
