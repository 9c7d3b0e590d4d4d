// A Nest application that can do nothing: what any of ours would cost at least.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class Nothing {}
Module({})(Nothing);

async function start(): Promise<void> {
  const app = await NestFactory.create(Nothing, new FastifyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  process.send?.('ready');
}

void start();
