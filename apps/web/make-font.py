# Makes the display face, src/ui/fonts/fraunces.woff2, with its licence: `python3 apps/web/make-font.py` (Debian: python3-fonttools,
# python3-brotli). Fetches Fraunces (SIL Open Font License, no reserved font name) from the npm registry into a temporary folder, keeps
# the letters that our languages need, and gives all figures one width: the face has no tabular ones of its own.

import pathlib
import subprocess
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont

PACKAGE = "@expo-google-fonts/fraunces@0.4.1"
FACE = "node_modules/@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf"
LICENCE = "node_modules/@expo-google-fonts/fraunces/LICENSE_FONT"

# Names of people come in many languages: all of Latin-1 and Latin Extended-A, and the punctuation of our texts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’‚“”„…•−\u202f")]
FIGURES = "0123456789"


def make_tabular(font):
    """Gives every figure the width of the widest one but zero, and centres it; zero is round enough to lose a little of its space."""
    names = [font.getBestCmap()[ord(figure)] for figure in FIGURES]
    width = max(font["hmtx"][name][0] for name in names[1:])
    glyphs = font["glyf"]
    for name in names:
        glyph = glyphs[name]
        shift = (width - (glyph.xMax - glyph.xMin)) // 2 - glyph.xMin
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(glyphs)
        font["hmtx"][name] = (width, glyph.xMin)


def main():
    target = pathlib.Path(__file__).parent / "src/ui/fonts"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "install", "--prefix", folder, "--no-save", PACKAGE], check=True)
        font = TTFont(pathlib.Path(folder) / FACE)
        options = subset.Options(layout_features=["kern", "mark", "ccmp", "locl", "case"], hinting=False)
        chooser = subset.Subsetter(options)
        chooser.populate(unicodes=LETTERS)
        chooser.subset(font)
        make_tabular(font)
        font.flavor = "woff2"
        font.save(target / "fraunces.woff2")
        (target / "OFL.txt").write_bytes((pathlib.Path(folder) / LICENCE).read_bytes())
    print((target / "fraunces.woff2").stat().st_size, "bytes")


main()
