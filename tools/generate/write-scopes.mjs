// node tools/generate/write-scopes.mjs: what keys of machines may be given, which every document names.
// Apart from them, so that they are made anew only when it changes and not whenever auth does.
import { requireBuilt } from '../start/services.mjs';
import { toJson, write } from './files.mjs';
import { SCOPES } from './made.mjs';

const { machineScopes } = requireBuilt('apps/auth/src/domain/actions/make-api-key.js');
write([[SCOPES, toJson(machineScopes())]]);
