/** Legal answers, counted: any can be had by its number. A list is one; so is a rule that makes them when asked. */
export interface Answers<Answer> extends Iterable<Answer> {
  readonly length: number;
  at(index: number): Answer | undefined;
}

/** Answers that are made one by one, when somebody asks for them: what nobody looks at costs nothing. */
export class AnswerList<Answer> implements Answers<Answer> {
  readonly length: number;
  readonly #make: (index: number) => Answer;

  constructor(length: number, make: (index: number) => Answer) {
    this.length = length;
    this.#make = make;
  }

  at(index: number): Answer | undefined {
    return index >= 0 && index < this.length ? this.#make(index) : undefined;
  }

  *[Symbol.iterator](): Iterator<Answer> {
    for (let index = 0; index < this.length; index++) yield this.#make(index);
  }
}
