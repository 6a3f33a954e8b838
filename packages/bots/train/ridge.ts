// Linear regression with a small pull to zero, from sums alone: samples need not be kept.

export class Ridge {
  samples = 0;
  private readonly size: number;
  private readonly squares: Float64Array;
  private readonly products: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.squares = new Float64Array(size * size);
    this.products = new Float64Array(size);
  }

  add(features: ArrayLike<number>, result: number): void {
    const { size, squares, products } = this;
    for (let i = 0; i < size; i++) {
      if (features[i] === 0) continue;
      products[i] += features[i] * result;
      for (let j = 0; j < size; j++) squares[i * size + j] += features[i] * features[j];
    }
    this.samples++;
  }

  /** The weights that explain the results best (Gauss–Jordan). */
  solve(pull: number): number[] {
    const { size } = this;
    const rows = Array.from({ length: size }, (_, i) => [
      ...Array.from(this.squares.subarray(i * size, (i + 1) * size), (value, j) => (i === j ? value + pull : value)),
      this.products[i],
    ]);
    for (let i = 0; i < size; i++) {
      const pivot = rows
        .slice(i)
        .reduce((best, row, at) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + at : best), i);
      [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
      for (let k = 0; k < size; k++) {
        if (k === i) continue;
        const factor = rows[k][i] / rows[i][i];
        for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j];
      }
    }
    return rows.map((row, i) => row[size] / row[i]);
  }
}
