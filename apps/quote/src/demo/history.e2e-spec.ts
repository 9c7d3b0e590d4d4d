import { describeHistory } from '@palisade/testing';
import { service } from '../main';
import { prepare } from '../seed';

describeHistory({ service, prepare, table: 'quote', number: 'quote_number' });
