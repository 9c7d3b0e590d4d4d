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

class Part {
  @IsString()
  city: string;
}

class Names {
  @IsString()
  @IsNotEmpty()
  @MaxLength(16)
  name: string;

  @IsOptional()
  @IsString({ each: true })
  tags?: string[];

  @IsOptional()
  @IsString()
  note?: string;

  @IsOptional()
  @IsString()
  password?: string;

  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => Part)
  parts?: Part[];
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

  const read = (body: object): Promise<Names> =>
    createValidationPipe().transform(body, { type: 'body', metatype: Names }) as Promise<Names>;

  it('keeps no line break in what is no long text, however deep, before it is checked', async () => {
    const name = 'Red Rock\r\n Dental\n';
    expect(
      await read({ name, tags: [name, 'b'], note: name, password: name, parts: [{ city: name }] }),
    ).toEqual({
      name: 'Red Rock Dental',
      tags: ['Red Rock Dental', 'b'],
      note: name,
      password: name,
      parts: [{ city: 'Red Rock Dental' }],
    });
    await expect(read({ name: '\n\t' })).rejects.toMatchObject({ errors: [{ pointer: '/name' }] });
  });

  it.each([
    ['a name', { name: 'Red\u0007' }, '/name'],
    ['a list', { tags: ['ok', 'Red\u001b'] }, '/tags'],
    ['a long text', { note: 'Red\u0000' }, '/note'],
    ['a part', { parts: [{ city: 'a' }, { city: 'Red\u007f' }] }, '/parts/1/city'],
  ])('refuses characters that nobody sees in %s', async (_, body, pointer) => {
    await expect(read({ name: 'Red', ...body })).rejects.toMatchObject({
      status: 400,
      errors: [{ pointer, detail: expect.stringContaining('characters that can not be shown') }],
    });
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
