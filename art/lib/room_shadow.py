"""Gives a day diorama a soft, cool shadow instead of the render's grey one.

    python3 art/lib/room_shadow.py diorama-hotel.png out/diorama-hotel.png

The render's shadow is neutral grey, hard at its end and cut off by the frame, which looks like
dirt on paper. The room is found by its lightness, so that its own edge stays as it was rendered.
"""

import sys

import cv2
import numpy as np

INK = np.array([0x3A, 0x33, 0x24], np.float32)  # 24333A, as OpenCV orders it
STRENGTH = 0.42
DARKEST = 60


def ease(values):
    t = np.clip(values, 0, 1)
    return t * t * (3 - 2 * t)


def find_room(picture):
    light = (picture[..., 3] > 8) & (picture[..., :3].max(axis=2) > 70)
    mask = cv2.morphologyEx(light.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    room = np.zeros_like(mask)
    cv2.fillPoly(room, [max(contours, key=cv2.contourArea)], 1)
    # The outermost pixels are half contact shadow, nearly black.
    return cv2.erode(room, np.ones((5, 5), np.uint8))


def soften_shadow(alpha, room):
    height, width = alpha.shape
    x, y = np.arange(width) / width, np.arange(height) / height
    across = ease((1 - x) / 0.16) * ease(x / 0.1)
    down = ease((1 - y) / 0.08) * ease(y / 0.08)
    outside = (room == 0).astype(np.float32)
    # Divided by the share that lies outside, so that it does not thin out along the room.
    share = cv2.GaussianBlur(outside, (0, 0), 26)
    blurred = cv2.GaussianBlur(alpha * outside, (0, 0), 26) / np.maximum(share, 1e-3)
    return np.minimum(blurred * STRENGTH * across[None, :] * down[:, None], DARKEST)


def compose(picture):
    room = find_room(picture)
    shadow = soften_shadow(picture[..., 3].astype(np.float32), room)[..., None]
    cover = cv2.GaussianBlur(room.astype(np.float32), (0, 0), 0.9)[..., None]
    inside = room[..., None] == 1
    colors = picture[..., :3]
    grown = cv2.dilate(np.where(inside, colors, 0).astype(np.uint8), np.ones((5, 5), np.uint8))
    colors = np.where(inside, colors, grown).astype(np.float32)
    alpha = cover * 255 + (1 - cover) * shadow
    mixed = (colors * cover * 255 + INK * shadow * (1 - cover)) / np.maximum(alpha, 1e-3)
    return np.concatenate([mixed, alpha], axis=2).clip(0, 255).astype(np.uint8)


source, target = sys.argv[1:]
cv2.imwrite(target, compose(cv2.imread(source, cv2.IMREAD_UNCHANGED)))
