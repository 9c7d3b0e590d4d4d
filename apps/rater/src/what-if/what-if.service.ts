import { Injectable } from '@nestjs/common';
import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import { BooksInForce } from '../books/books-in-force';
import type { RatingCall } from '../calculator/calculator.service';
import type { ReadContext } from '../domain/input/read-input';
import { readInput } from '../domain/input/read-input';
import type { Price } from '../domain/quick/price';
import { price } from '../domain/quick/price';
import type { PriceResult, VariationResult, WhatIfRequest, WhatIfResult } from './what-if.dto';

const AMOUNTS = ['premium', 'totalPremium', 'amountDue'] as const;

/** Prices variations of one risk; a variation that cannot be rated does not stop the others. */
@Injectable()
export class WhatIfService {
  constructor(private readonly books: BooksInForce) {}

  compare({ base, variations }: WhatIfRequest, call: RatingCall): WhatIfResult {
    const context = { ...call, books: this.books.current };
    const rating = price(readInput(base, context));
    return {
      base: toPrice(rating),
      variations: variations.map((change) => vary({ ...base, ...change }, rating, context)),
    };
  }
}

function vary(body: object, base: Price, context: ReadContext): VariationResult {
  try {
    const rating = price(readInput(body, context));
    const differences = AMOUNTS.map((name) => [name, toCurrencyUnits(rating[name] - base[name])]);
    return {
      price: toPrice(rating),
      difference: Object.fromEntries(differences) as VariationResult['difference'],
    };
  } catch (error) {
    if (error instanceof DomainError) return { errors: [...error.errors] };
    throw error;
  }
}

function toPrice({ flags, referToUnderwriter, ...rating }: Price): PriceResult {
  return {
    premium: toCurrencyUnits(rating.premium),
    totalPremium: toCurrencyUnits(rating.totalPremium),
    amountDue: toCurrencyUnits(rating.amountDue),
    flags,
    referToUnderwriter,
  };
}
