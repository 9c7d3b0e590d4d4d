import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const KNOWN = ['apiVersion', 'kind', 'namespace', 'resources', 'images', 'patches'];

/**
 * The manifests of a kustomization, merged as `kubectl kustomize` merges the parts of it that these
 * files use: resources, strategic patches, images and a namespace. Anything else is refused.
 */
export function build(folder) {
  const settings = parse(fs.readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));
  const unknown = Object.keys(settings).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`${folder}: ${unknown.join(', ')} is not understood.`);
  const manifests = (settings.resources ?? []).flatMap((name) => read(path.join(folder, name)));
  for (const { path: name } of settings.patches ?? []) {
    for (const patch of read(path.join(folder, name))) applyTo(manifests, patch, name);
  }
  for (const image of settings.images ?? []) rename(manifests, image);
  if (settings.namespace) {
    for (const manifest of manifests) manifest.metadata.namespace = settings.namespace;
  }
  return manifests;
}

function read(place) {
  if (fs.statSync(place).isDirectory()) return build(place);
  const documents = parseAllDocuments(fs.readFileSync(place, 'utf8'));
  const [error] = documents.flatMap((document) => document.errors);
  if (error) throw new Error(`${place}: ${error.message}`);
  return documents.map((document) => document.toJS());
}

function applyTo(manifests, patch, name) {
  const isTarget = ({ kind, metadata }) =>
    kind === patch.kind && metadata.name === patch.metadata.name;
  const target = manifests.find(isTarget);
  if (!target) throw new Error(`${name}: there is no ${patch.kind} ${patch.metadata.name}.`);
  Object.assign(target, merge(target, patch));
}

/** Objects field by field, lists of named things by name, everything else as a whole. */
export function merge(base, patch) {
  if (Array.isArray(patch) && Array.isArray(base) && patch.every((item) => item?.name)) {
    const others = patch.filter(({ name }) => !base.some((item) => item.name === name));
    const patched = base.map((item) => {
      const change = patch.find(({ name }) => name === item.name);
      return change ? merge(item, change) : item;
    });
    return [...patched, ...others];
  }
  if (!isObject(base) || !isObject(patch)) return patch;
  const merged = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = key in base ? merge(base[key], value) : value;
  }
  return merged;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function rename(manifests, { name, newName = name, newTag }) {
  for (const container of manifests.flatMap(containersOf)) {
    if (container.image === name) container.image = `${newName}:${newTag}`;
  }
}

/** The containers of a manifest that starts some. */
export const containersOf = ({ spec }) => spec?.template?.spec.containers ?? [];
