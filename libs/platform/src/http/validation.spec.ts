import 'reflect-metadata';
import { DomainError } from '@palisade/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { createValidationPipe } from './validation';

class Cover {
  @IsIn(['FIRE', 'WATER'])
  key: string;
}

class Form {
  @IsString()
  @IsNotEmpty({ message: 'Password is required' })
  @MaxLength(8)
  password = 'right';

  @IsEmail({}, { message: 'Please enter a valid Email Address' })
  @MaxLength(20)
  email = 'ida@falk.example';

  @IsNumber({}, { message: 'Broker Fee is required' })
  @Min(0)
  @Max(10)
  brokerFee = 1;

  @IsUUID()
  roleId = '01900000-0000-7000-8000-000000000001';

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Cover)
  covers?: Cover[];
}

describe('the validation pipe', () => {
  const failures = (body: object): Promise<DomainError> =>
    createValidationPipe()
      .transform(body, { type: 'body', metatype: Form })
      .then(
        () => new DomainError('NONE', '', 200),
        (error: DomainError) => error,
      );

  it.each<[string, object, string]>([
    ['the required text of a missing field', { password: undefined }, 'Password is required.'],
    ['the same of an empty one', { password: '' }, 'Password is required.'],
    ['the kind before the length', { password: 5 }, 'Password must be a string.'],
    [
      'the length',
      { password: 'a'.repeat(9) },
      'Password must be shorter than or equal to 8 characters.',
    ],
    [
      'the form before the length',
      { email: 'a'.repeat(30) },
      'Please enter a valid Email Address.',
    ],
    ['the own text of a missing number', { brokerFee: null }, 'Broker Fee is required.'],
    ['the least', { brokerFee: -1 }, 'BrokerFee must not be less than 0.'],
    [
      'a name that people read, without an own text',
      { roleId: undefined },
      'Role Id is a required field.',
    ],
    ['the form of what is there', { roleId: 'x' }, 'RoleId must be a UUID.'],
    ['an unknown field', { colour: 'red' }, 'Unknown field colour.'],
  ])('says one thing of a field: %s', async (_, body, detail) => {
    const pointer = `/${Object.keys(body)[0]}`;
    expect(await failures(body)).toMatchObject({ detail, errors: [{ pointer, detail }] });
  });

  it('lists every failing field, and says the same sentence once', async () => {
    const body = { covers: [{ key: 'AIR' }, { key: 'EARTH' }], password: '' };
    const { detail, errors } = await failures(body);
    expect(errors?.map(({ pointer }) => pointer)).toEqual([
      '/password',
      '/covers/0/key',
      '/covers/1/key',
    ]);
    expect(detail).toBe(
      'Password is required. Key must be one of the following values: FIRE, WATER.',
    );
  });
});
